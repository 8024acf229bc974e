// libyaml: the reader behind qatlam.yml.
#include <yaml.h>
