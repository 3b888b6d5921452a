import type { Json } from '../../grammar/plan.ts';

interface BlockPreviewProps {
  readonly type: string;
  readonly props: Json;
  readonly slots?: Json | undefined;
  /** Width of the page in CSS pixels. It is scaled to the width of the place. */
  readonly width?: number;
}

/** A block as the site shows it, in a frame of its own. */
export function BlockPreview(_: BlockPreviewProps) {
  return null;
}
