import S3rver from 's3rver'

// An S3 of its own for a test, in a process of its own: s3rver ciphers its page tokens with what today's OpenSSL calls
// legacy, so it wants a Node started with --openssl-legacy-provider. Arguments: folder, bucket. Prints its port.
const [, , directory, name] = process.argv
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name, configs: [] }],
})
const { port } = await server.run()
console.log(port)
process.on('disconnect', () => process.exit(0))
