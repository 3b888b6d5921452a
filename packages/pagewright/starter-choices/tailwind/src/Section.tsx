import type { BlockProps } from 'pagewright';

export default function Section({ title, heading, text, links = [] }: BlockProps['section']) {
  return (
    <section className="my-6">
      {title && <h1>{title}</h1>}
      {heading && <h2>{heading}</h2>}
      {text && <p className="my-3">{text}</p>}
      {links.length > 0 && (
        <ul className="my-3 list-disc ps-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
