/** The night of a book's covers, and what is written on it. */
export const NIGHT = '#1b1436'
export const CREAM = '#fff3d6'
