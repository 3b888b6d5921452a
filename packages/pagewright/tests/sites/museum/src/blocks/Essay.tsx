import type { BlockProps } from 'pagewright';
import { ContentHtml } from 'pagewright/content-html';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Essay({ lead, sections, tone }: BlockProps['essay']) {
  return (
    <Band tone={tone} lead={lead}>
      {sections.map(({ heading, html, text, image, caption }) => (
        <div key={`${heading} ${html ?? text}`}>
          {heading !== undefined && <h2>{heading}</h2>}
          {html === undefined ? (
            text !== undefined && <p>{text}</p>
          ) : (
            <ContentHtml className="content" html={html} />
          )}
          {image && (
            <figure>
              <Picture image={image} />
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
          )}
        </div>
      ))}
    </Band>
  );
}
