import { useMemo, useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { Select } from '../../controls/Select.tsx';
import { pickerStrings } from '../picker-strings.ts';
import { ImageGrid } from './ImageGrid.tsx';
import css from './ImagePanels.module.css';
import { ImageSearch } from './ImageSearch.tsx';
import { groupByFolder, type ListedImage, searchImages } from './listed-images.ts';

interface SiteImagesProps {
  readonly images: readonly ListedImage[];
  readonly chosen: string | undefined;
  readonly used: ReadonlySet<string>;
  readonly frameOrigin: string;
  readonly onChoose: (image: ListedImage) => void;
  readonly onUse: (image: ListedImage) => void;
}

/** Images that are shown at once. Even lazy ones take time to lay out. */
const step = 300;

/** `*` is the name of no folder. */
const allFolders = '*';

/** The images in `public/`, by folder. */
export function SiteImages({ images, ...rest }: SiteImagesProps) {
  const [text, setText] = useState('');
  const [folder, setFolder] = useState(allFolders);
  const [limit, setLimit] = useState(step);
  const folders = useMemo(() => groupByFolder(images).map((group) => group.folder), [images]);
  const found = useMemo(
    () =>
      searchImages(
        images.filter((image) => folder === allFolders || image.folder === folder),
        text,
      ),
    [images, folder, text],
  );
  const groups = useMemo(() => groupByFolder(found.slice(0, limit)), [found, limit]);
  return (
    <>
      <ImageSearch text={text} onText={setText} count={found.length}>
        {folders.length > 1 && (
          <div className={css.folders}>
            <Select
              aria-label={pickerStrings.image.folders}
              value={folder}
              options={[
                { value: allFolders, label: pickerStrings.image.allFolders },
                ...folders.map((value) => ({ value, label: pickerStrings.image.folder(value) })),
              ]}
              onChoose={setFolder}
            />
          </div>
        )}
      </ImageSearch>
      {found.length === 0 ? (
        <p className={css.empty}>
          {images.length === 0 ? pickerStrings.image.noFiles : pickerStrings.image.nothingFound(text)}
        </p>
      ) : (
        <ImageGrid label={pickerStrings.image.site} groups={groups} {...rest} />
      )}
      {found.length > limit && (
        <PushButton kind="quiet" onClick={() => setLimit(limit + step)}>
          {pickerStrings.image.more(found.length - limit)}
        </PushButton>
      )}
    </>
  );
}
