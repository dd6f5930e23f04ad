/** The reference for a start: Hono alone with a single page. */
import { Hono } from 'hono'

const app = new Hono().get('/landing', (c) => c.html('<!DOCTYPE html><title>Bare</title>'))
Bun.serve({ port: Number(process.env.PORT), hostname: '127.0.0.1', fetch: app.fetch })
