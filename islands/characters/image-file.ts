/** Some systems give HEIC photos no type. */
const IMAGE_NAME = /\.(?:heic|heif|jpe?g|png|gif|webp|avif)$/i

/** Whether a chosen file may be a photo: by its type, or by its name. */
export const isImageFile = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && IMAGE_NAME.test(name))
