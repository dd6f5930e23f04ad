module build

go 1.22

require github.com/superfly/litefs v0.5.14
