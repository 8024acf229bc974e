#!/usr/bin/env swift
// qatlam:top
print("a")
