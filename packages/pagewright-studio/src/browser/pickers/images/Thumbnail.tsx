import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import css from './Thumbnail.module.css';

/** An image in small, or a sign that it cannot be shown. */
export function Thumbnail({ url }: { readonly url: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={css.thumbnail}>
      {url === undefined || failed === url ? (
        <ImageOff size={18} aria-hidden />
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
