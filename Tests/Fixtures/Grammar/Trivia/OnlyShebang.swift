#!/usr/bin/swift
