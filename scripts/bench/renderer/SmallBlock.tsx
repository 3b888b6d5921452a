interface SmallBlockProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** A block that does as little as a block can do. */
export default function SmallBlock({ title, text, href }: SmallBlockProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <a href={href}>{title}</a>
    </section>
  );
}
