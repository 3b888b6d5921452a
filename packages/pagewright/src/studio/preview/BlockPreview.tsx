import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Json, json, nodes, stageMessage } from '../../tooling.ts';
import { typeTitle } from '../names/section-names.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './BlockPreview.module.css';
import { blockDocument } from './frame-messages.ts';
import { useSize } from './use-size.ts';

interface BlockPreviewProps {
  readonly type: string;
  readonly props: Json;
  readonly slots?: Json | undefined;
  /** Width of the page in CSS pixels. It is scaled to the width of the place. */
  readonly width?: number;
}

/** The height of the page around a block before its height is known, and the most that is shown of it, in pixels of the page. */
const firstHeight = 900;
const mostHeight = 2_000;

/** A block as the site shows it, in a frame of its own. Another block is shown in the same frame, without loading. */
export function BlockPreview({ type, props, slots, width = 1440 }: BlockPreviewProps) {
  const { state } = useStudio();
  const { frameOrigin } = state.project;
  const { workspace } = state.site;
  const [place, setPlace] = useSize();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Counts the documents that listen. */
  const [ready, setReady] = useState(0);
  const [height, setHeight] = useState<number>();

  const staged = useMemo(() => {
    const { blocks } = workspace.schemas;
    const complete = (name: string, value: Json) => ({
      type: name,
      props: nodes.withDefaults(
        json.objectOf(value),
        nodes.of(blocks.get(name) ?? nodes.anything),
        workspace.images,
      ),
    });
    const inner = (list: Json) =>
      (json.isArray(list) ? list : [list]).flatMap((each) =>
        json.isObject(each) ? [complete(String(each.type), each.props ?? {})] : [],
      );
    const inSlots = Object.entries(json.objectOf(slots)).map(([name, list]) => [name, inner(list)]);
    return {
      ...complete(type, props),
      // On a page, the component of a type with slots gets them also if all are empty.
      ...(nodes.slotsOf(blocks.get(type)).size > 0 ? { slots: Object.fromEntries(inSlots) } : {}),
    };
  }, [workspace.schemas, workspace.images, type, props, slots]);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== frameOrigin) return;
      const message = stageMessage(data);
      if (message && 'stageHeight' in message) setHeight(message.stageHeight);
      else if (message) setReady((count) => count + 1);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frameOrigin]);
  useEffect(() => {
    if (ready > 0) frame.current?.contentWindow?.postMessage({ stageBlock: staged }, frameOrigin);
  }, [ready, staged, frameOrigin]);

  const shownHeight = Math.min(mostHeight, Math.max(1, height ?? firstHeight));
  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('--page-width', `${width}px`);
    style?.setProperty('--page-height', `${shownHeight}px`);
    style?.setProperty('--page-scale', String(Math.min(1, (place?.width ?? width) / width)));
  }, [width, shownHeight, place?.width]);
  return (
    <div
      ref={setPlace}
      className={css.place}
      role="img"
      aria-label={strings.preview.picture(typeTitle(state.site, type))}
    >
      <div ref={box} className={css.box} data-empty={height === undefined ? '' : undefined} inert>
        {height === undefined && <p className={css.loading}>{strings.preview.loadingPicture}</p>}
        <iframe
          ref={frame}
          sandbox="allow-scripts allow-same-origin"
          className={css.frame}
          title={strings.preview.picture(typeTitle(state.site, type))}
          src={frameOrigin + blockDocument}
        />
      </div>
    </div>
  );
}
