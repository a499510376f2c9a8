/** Longest side of a photo that is sent, pixels, and its quality. */
const SIDE = 2048
const JPEG_QUALITY = 0.85

/** A photo of a device made small enough for the network of a workshop; as it is where it cannot be drawn. */
export async function shrinkPhoto(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scala = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scala)
  canvas.height = Math.round(bitmap.height * scala)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return blob ? new File([blob], 'foto.jpg', { type: 'image/jpeg' }) : file
}
