import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Row } from '#ui/row/row.tsx';
import { saveFile } from '#ui/saveFile/saveFile.ts';

/** The side of the saved picture in pixels, enough for a poster. */
const side = 1024;

/** The QR code of an address, to save as a drawing or a picture. */
export function QrCode({ address, name }: { readonly address: string; readonly name: string }) {
  const { link: texts } = useLazyTexts(shareTexts);
  const { saveCode } = useLazyTexts(frameTexts).place;
  const drawing = useDrawing(address);
  if (drawing === undefined) return <div className="share-code" aria-hidden="true" />;
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  return (
    <div className="share-qr">
      <img className="share-code" src={url} alt={texts.qr} />
      <div>
        <h3 className="share-title">{texts.qr}</h3>
        <p className="share-about">{texts.qrText}</p>
        <Row>
          <Button icon={Download} onClick={() => saveFile(url, `${name}.svg`)}>
            {saveCode.svg}
          </Button>
          <Button icon={Download} onClick={() => void savePicture(url, `${name}.png`)}>
            {saveCode.png}
          </Button>
        </Row>
      </div>
    </div>
  );
}

/** The code as SVG, once the code that draws it has been loaded. */
function useDrawing(address: string): string | undefined {
  const [drawing, setDrawing] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void import('#render/share/qrCode.ts')
      .then(({ qrCode }) => qrCode(address, side))
      .then((made) => isWanted && setDrawing(made));
    return () => {
      isWanted = false;
    };
  }, [address]);
  return drawing;
}

async function savePicture(url: string, name: string): Promise<void> {
  const image = new Image(side, side);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  saveFile(canvas.toDataURL('image/png'), name);
}
