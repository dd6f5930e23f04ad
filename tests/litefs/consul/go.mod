module build
go 1.22
require (
 github.com/hashicorp/consul v1.11.11
 github.com/hashicorp/consul/api v1.13.1
 github.com/hashicorp/consul/sdk v0.10.0
 golang.org/x/sys v0.20.0
 golang.org/x/net v0.25.0
)
