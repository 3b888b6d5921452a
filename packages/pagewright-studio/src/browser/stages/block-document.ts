/** Path of the document that shows blocks on the origin of the frame. */
export const blockDocument = '/__studio/block';
