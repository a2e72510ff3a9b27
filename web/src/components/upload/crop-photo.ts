/** A part of a photo in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** Side of a stored profile photo in pixels: sharp in its largest place on the densest screen. */
const MOST_PIXELS = 1024;
const QUALITY = 0.9;

/** The side of the square that is sent: limited, and never enlarged. */
export const photoSide = ({ width, height }: CropArea): number =>
  Math.max(1, Math.round(Math.min(width, height, MOST_PIXELS)));

export const loadPhoto = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The photo could not be read'));
    image.src = url;
  });

/** A part of a photo as a separate JPEG, without the camera's metadata about place and time. */
export const drawPhoto = async (
  image: HTMLImageElement,
  area: CropArea,
  { width, height }: { width: number; height: number },
  name: string,
): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  // A transparent logo gets a white ground.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The photo could not be written');
  return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`, { type: 'image/jpeg' });
};

/** The chosen square, scaled down. */
export const cropPhoto = async (url: string, area: CropArea, name: string): Promise<File> => {
  const side = photoSide(area);
  return drawPhoto(await loadPhoto(url), area, { width: side, height: side }, name);
};
