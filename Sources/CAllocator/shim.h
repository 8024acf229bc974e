// The settings of the GNU allocator; other systems have none.
#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif
