module build

go 1.26.0

require github.com/benbjohnson/litestream v0.5.18
