import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scene as blogImage } from './defaults/blog-image.ts';
import { scene as caseStudyHero } from './defaults/case-study-hero.ts';
import { PUBLIC_FOLDER } from './files.ts';
import { encodePng } from './kit/encode.ts';
import { Plate } from './kit/plate.ts';
import { appIcon, faviconIco } from './marks/favicon.ts';
import { socialCard } from './marks/social.ts';
import { vectorMarks } from './marks/vector-marks.ts';
import { scene as heroCity } from './scenes/hero-city.ts';

/* Writes the logo, the icons, the marks of clients, partners, honours and products, and the default pictures to public/. */
function write(file: string, content: string | Buffer): void {
  const target = join(PUBLIC_FOLDER, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`${file}: ${(Buffer.byteLength(content) / 1024).toFixed(1)} kB`);
}

for (const [file, drawing] of await vectorMarks()) write(file, drawing);
write('favicon.ico', await faviconIco());
write('apple-touch-icon.png', await appIcon(180));
write('icon-192.png', await appIcon(192));
write('icon-512.png', await appIcon(512));
write('og.png', await socialCard(heroCity));
write('blogimage2.png', await encodePng(new Plate(blogImage, 4 / 3, 800).at(800)));
write('CaseStudyHero.png', await encodePng(new Plate(caseStudyHero, 16 / 7, 1600).at(1600)));
