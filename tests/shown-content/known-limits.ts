import type { Loss } from './losses.ts';

/** Something that a site does not show as WordPress does, on purpose. */
export interface KnownLimit {
  /** The first cell of its row in `docs/existing-wordpress.md`. */
  readonly title: string;
  /** An example, as WordPress stores it. */
  readonly html: string;
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
  /** What the build says, after the name of the source and before the advice; undefined if it says nothing. */
  readonly said?: string;
  /** Whether it is the cause of a loss. */
  readonly explains?: (loss: Loss) => boolean;
}

export const knownLimits: readonly KnownLimit[] = [
  {
    title: 'A form',
    html: '<form action="/news"><label>Your mail</label><input name="m"><select><option>Weekly</option></select><button>Join</button></form>',
    has: ['Your mail', 'Join'],
    hasNot: ['<form', '<input', 'Weekly', '<button'],
    said: '1 form in html is not shown',
  },
  {
    title: 'What a script draws: charts, counters, sliders, widgets',
    html: '<p>Visitors:</p><div class="slides"><p>One</p><p>Two</p></div><script>draw()</script>',
    has: ['Visitors:', 'One', 'Two'],
    hasNot: ['draw()'],
    said: '1 script in html is not shown',
  },
  {
    title: 'A frame of a page that is not a known player or map',
    html: '<p><iframe src="https://survey.example/7" title="A survey"></iframe><iframe src="https://other.example/x"></iframe></p>',
    has: ['<a href="https://survey.example/7"', '>A survey</a>', '>other.example</a>'],
    hasNot: ['<iframe'],
    said: '2 frames in html are not shown: survey.example, other.example',
    explains: ({ kind, what }) => /survey/.test(what) && (kind === 'players' || kind === 'extra words'),
  },
  {
    title: 'An `object` or `embed`: Flash, the preview of a PDF file',
    html: '<object data="/a.swf"></object><p><a href="https://cms.example/wp-content/uploads/a.pdf">The chart</a></p>',
    has: ['The chart'],
    hasNot: ['<object', 'a.swf'],
    said: '1 embedded object in html is replaced by the file or a link to it, and by the words inside',
  },
  {
    title: 'Captions (`track`) of a film on another origin than the page',
    html: '<video src="/wp-content/uploads/tide.mp4"><track kind="captions" label="English" src="https://cms.example/tide.vtt"></video>',
    has: ['<video', 'href="https://cms.example/tide.vtt"', 'English'],
    hasNot: ['<track'],
    said: '1 file of captions in html is shown as a link after the film, if another origin than the page has it',
  },
  {
    title: 'A drawing in `svg` or `canvas`',
    html: '<p>Plan: <svg viewBox="0 0 9 9"><path d="M0 0"/></svg></p>',
    has: ['Plan:'],
    hasNot: ['<svg'],
    said: '1 drawing in html is not shown',
  },
  {
    title: 'A picture whose data is pasted into the text',
    html: '<p>Plan: <img alt="Plan" src="data:image/png;base64,AAAA"></p>',
    has: ['Plan:'],
    hasNot: ['data:'],
    said: '1 pasted picture in html is not shown',
  },
  {
    title: 'The formatting of a text that is nested deeper than 200 levels, or has more than 50,000 elements',
    html: `${'<div>'.repeat(201)}<p>Ten <b>boats</b></p><p>Two</p>`,
    has: ['<p>Ten boats</p>', '<p>Two</p>'],
    hasNot: ['<b>'],
    said: '1 oversized text in html is shown without formatting',
  },
  {
    title:
      'A link to a script, to a file of a computer or to an unknown program, or with an address that browsers cannot parse',
    html: '<p><a href="javascript:open()">The plan</a> <a href="data:text/html,x">The chart</a></p>',
    has: ['The plan', 'The chart'],
    hasNot: ['javascript', 'data:'],
    said: '2 link targets in html are dropped, and the words stay: javascript:open(), data:text/html,x',
  },
  {
    title: 'The player of the playlist block of WordPress 7.1',
    html: '<figure class="wp-block-playlist"><div class="wp-block-playlist__waveform-player" data-wp-watch="callbacks.initWaveformPlayer"></div><ol><li><button><span>Night shift</span></button></li></ol></figure>',
    has: ['Night shift'],
    hasNot: ['<audio'],
    explains: ({ kind, what }) => kind === 'players' && what.startsWith('a playlist'),
  },
  {
    title: 'Comments of the entry, with the form for a new one',
    html: '<p>The end.</p><div class="wp-block-comments"><h2>One thought</h2><ol class="wp-block-comment-template"><li>First!</li></ol><div id="respond" class="comment-respond wp-block-post-comments-form"><h3>Write to us</h3><form class="comment-form"><p><label>Your comment</label><textarea></textarea></p></form></div></div>',
    has: ['The end.'],
    hasNot: ['thought', 'First', 'Write', 'Your comment'],
    said: '1 form in html is not shown',
  },
  {
    title: 'Entries with a password in a list of entries (query loop)',
    html: '<ul class="wp-block-post-template"><li class="wp-block-post post-4 type-post"><h2>Open day</h2></li><li class="wp-block-post post-5 type-post post-password-required"><h2>Protected: Board</h2></li></ul>',
    has: ['Open day'],
    hasNot: ['Protected', 'Board'],
  },
  {
    title: 'Further pages of a list of entries (query loop)',
    html: '<nav><a href="?query-1-page=2">Next Page</a></nav>',
    has: ['Next Page'],
    explains: ({ kind, what }) => kind === 'links' && /[?&]query-\d*-?page=/.test(what),
  },
  {
    title: 'Tabs, accordions and sliders that open and close',
    html: '<div role="tablist"><button role="tab" aria-controls="a">Boats</button></div><div role="tabpanel" id="a" hidden><p>Nine</p></div>',
    has: ['Boats', 'Nine'],
    hasNot: ['hidden', '<button'],
  },
  {
    title: 'Text that is hidden, or only for screen readers',
    html: '<p style="display:none">Draft</p><h2>Dues<span class="screen-reader-text"> of berths</span></h2>',
    has: ['Dues</h'],
    hasNot: ['Draft', 'of berths'],
  },
  {
    title: 'Colours, fonts and distances that an editor chose',
    html: '<p class="has-vivid-red-color" style="color:#cf2e2e;font-family:Papyrus;margin-top:80px">Red</p>',
    has: ['>Red</p>'],
    hasNot: ['style=', 'vivid-red', 'Papyrus'],
  },
  {
    title: 'Links that open a new window',
    html: '<a href="https://x.example/" target="_blank">There</a>',
    has: ['href="https://x.example/"'],
    hasNot: ['target'],
  },
  {
    title: 'Shortcodes that no plugin answers',
    html: '<p>[contact-form-7 id="12"]</p>',
    has: ['[contact-form-7 id="12"]'],
  },
];
