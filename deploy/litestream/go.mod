module build

go 1.25.0

require github.com/benbjohnson/litestream v0.5.10
