/** The night color of a book's covers, and the color of its text. */
export const NIGHT = '#1b1436'
export const CREAM = '#fff3d6'
