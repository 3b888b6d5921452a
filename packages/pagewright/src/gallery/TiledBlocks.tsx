import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { StageTile, StageTiles } from './stage-message.ts';
import css from './TiledBlocks.module.css';

interface TiledBlocksProps extends StageTiles {
  /** The rendered block of each tile. */
  readonly elements: readonly ReactNode[];
  /** Called after each rendering. */
  readonly onShown: () => void;
}

/**
 * Several blocks in one document. The document's viewport is as wide as a page for each of them. A block that is lower than its tile is
 * centred in it.
 */
export function TiledBlocks({ tiles, stretch, elements, onShown }: TiledBlocksProps) {
  useEffect(onShown);
  return tiles.map((tile, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no other name, and keep their order
    <Tile key={at} tile={tile} stretch={stretch}>
      {elements[at]}
    </Tile>
  ));
}

interface TileProps {
  readonly tile: StageTile;
  readonly stretch: number;
  readonly children: ReactNode;
}

function Tile({ tile: { left, top, width, height }, stretch, children }: TileProps) {
  const element = useRef<HTMLDivElement>(null);
  // As attributes, the sizes would lose against the styles of a site.
  useLayoutEffect(() => {
    const style = element.current?.style;
    const scale = width / innerWidth;
    style?.setProperty('--tile-left', `${left}px`);
    style?.setProperty('--tile-top', `${top}px`);
    style?.setProperty('--tile-width', `${width}px`);
    style?.setProperty('--tile-height', `${height}px`);
    style?.setProperty('--tile-scale', `${scale}, ${scale * stretch}`);
    style?.setProperty('--tile-page', `${height / (scale * stretch)}px`);
  });
  return (
    <div ref={element} className={css.tile}>
      <div className={css.page}>{children}</div>
    </div>
  );
}
