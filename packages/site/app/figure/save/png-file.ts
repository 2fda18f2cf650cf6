import { svgFileOf } from './svg-file.ts';

/** Pixels of the picture for one of the drawing: sharp on paper and on fine screens. */
const scale = 3;

/** A drawing as PNG, painted by the browser from its SVG. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgFileOf(drawing)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { width, height } = drawing.viewBox.baseVal;
    const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser paints no PNG.')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
