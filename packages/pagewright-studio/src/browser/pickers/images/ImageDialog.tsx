import { useId, useMemo, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { pickerStrings } from '../picker-strings.ts';
import type { ChosenImage } from './chosen-image.ts';
import css from './ImageDialog.module.css';
import { groupByFolder, type ListedImage, nameOfImage, publicFolders, siteImages } from './listed-images.ts';
import { MediaImages } from './media/MediaImages.tsx';
import { useMediaParts } from './media/use-media-parts.ts';
import { PickerTabs } from './PickerTabs.tsx';
import { SiteImages } from './SiteImages.tsx';
import { UploadImage } from './upload/UploadImage.tsx';
import { knownAlt, stringsOnPage } from './used-images.ts';

interface ImageDialogProps {
  readonly title: string;
  /** The config that the image is for, by its path below `page-configs/`. */
  readonly file: string;
  /** The source of the image before. */
  readonly current: string | undefined;
  readonly hasAlt: boolean;
  readonly onUse: (image: ChosenImage) => void;
  readonly onClose: () => void;
}

/** Chooses an image: from `public/`, from the media of the content service, or by an upload. */
export function ImageDialog({ title, file, current, hasAlt, onUse, onClose }: ImageDialogProps) {
  const { server, state } = useStudio();
  const { publicFiles, images: sizes, frameOrigin, hasMedia = false, contentName = '' } = state.project;
  const form = useId();
  const images = useMemo(() => siteImages(publicFiles, sizes), [publicFiles, sizes]);
  const folders = useMemo(() => publicFolders(publicFiles), [publicFiles]);
  const [shown, setShown] = useState<'site' | 'media' | 'upload'>(
    hasMedia && current !== undefined && /^https?:/i.test(current) ? 'media' : 'site',
  );
  const [chosen, setChosen] = useState<ListedImage>();
  const media = useMediaParts(server, shown === 'media');
  // The images in the texts when the dialog opened: nothing is typed while it is open.
  const [used] = useState(() => stringsOnPage(state.site, file));
  const use = ({ src, alt = '', width, height, srcset }: ListedImage) =>
    onUse({
      src,
      alt: alt || (knownAlt(state.site, src) ?? ''),
      ...(width === undefined || height === undefined ? {} : { width, height }),
      ...(srcset === undefined ? {} : { srcset }),
    });
  const { image, upload } = pickerStrings;
  const lists = { used, frameOrigin, chosen: chosen?.src ?? current, onChoose: setChosen, onUse: use };
  return (
    <Dialog
      title={title}
      size="large"
      onClose={onClose}
      actions={
        <>
          <p className={css.chosen}>{shown !== 'upload' && chosen && describe(chosen)}</p>
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          {shown === 'upload' ? (
            <PushButton kind="main" type="submit" form={form}>
              {upload.use}
            </PushButton>
          ) : (
            <PushButton
              kind="main"
              disabled={!chosen}
              onClick={() => {
                if (chosen) use(chosen);
              }}
            >
              {image.use}
            </PushButton>
          )}
        </>
      }
    >
      <PickerTabs
        label={image.where}
        tabs={[
          { name: 'site' as const, label: image.site },
          ...(hasMedia ? [{ name: 'media' as const, label: image.media(contentName) }] : []),
          { name: 'upload' as const, label: upload.tab },
        ]}
        shown={shown}
        onShow={(name) => {
          setShown(name);
          setChosen(undefined);
        }}
      >
        {shown === 'site' && <SiteImages images={images} {...lists} />}
        {shown === 'media' && <MediaImages contentName={contentName} media={media} {...lists} />}
        {shown === 'upload' && (
          <UploadImage
            form={form}
            folders={folders}
            firstFolder={folderFor(current, folders, images)}
            hasAlt={hasAlt}
            onUploaded={onUse}
          />
        )}
      </PickerTabs>
    </Dialog>
  );
}

function describe({ name, folder, width, height }: ListedImage): string {
  const size = width !== undefined && height !== undefined ? pickerStrings.image.size(width, height) : '';
  return [folder === '' ? name : `${folder}/${name}`, size].filter((part) => part !== '').join(' · ');
}

/** A new image most likely belongs next to the one before, or where most images are. */
function folderFor(
  current: string | undefined,
  folders: readonly string[],
  images: readonly ListedImage[],
): string {
  const folder = current?.startsWith('/') ? nameOfImage(current).folder : undefined;
  if (folder !== undefined && folders.includes(folder)) return folder;
  const [fullest] = groupByFolder(images)
    .filter((group) => folders.includes(group.folder))
    .toSorted((one, other) => other.images.length - one.images.length);
  return fullest?.folder ?? '';
}
