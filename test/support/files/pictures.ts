import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export type SentFile = { name: string; bytes: Buffer };

type Kind = 'jpeg' | 'png' | 'webp';

/** A picture of one color. */
export const picture = (width: number, height: number, kind: Kind = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } })
    .toFormat(kind)
    .toBuffer();

/** A picture that does not compress, of about three bytes a pixel as PNG. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** A phone's picture: lying on its side, with the place and the camera in its metadata. */
export const phonePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#36c' } })
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes whose header claims other dimensions, with a valid checksum. */
export const claiming = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await picture(4, 4, 'png');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

/** The smallest files that open as documents. */
export const pdf = (text = 'Resume'): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj',
      `4 0 obj << /Title (${text}) >> endobj`,
      'trailer << /Root 1 0 R /Info 4 0 R /Size 5 >>',
      '%%EOF\n',
    ].join('\n'),
  );

/** A Word document of before 2007, or another program's compound file. */
export const compoundFile = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A zip archive with one uncompressed file: the part of a DOCX that identifies it. */
export const docx = (): Buffer => {
  const name = Buffer.from('[Content_Types].xml');
  const content = Buffer.from(CONTENT_TYPES);
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  const sized = Buffer.alloc(4);
  sized.writeUInt16LE(name.length, 0);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, sized, name, content]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, sized, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
};

/** A photo and a resume as people send them. */
export const photo = async (name = 'me.jpg'): Promise<SentFile> => ({ name, bytes: await picture(640, 480) });
export const resume = (name = 'cv.pdf'): SentFile => ({ name, bytes: pdf() });
