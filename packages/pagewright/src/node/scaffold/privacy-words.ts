import { placeholder } from './scaffold-placeholders.ts';
import { writtenAs } from './written-as.ts';

const english = {
  responsible: 'Who is responsible',
  owner: placeholder('Name, postal address and email address of the owner of this site'),
  opening: 'When you open a page',
  host: 'Your browser requests the page from our host. The host then knows your IP address, the time, the page, and the kind of your browser.',
  hostName: placeholder('Name of the host, where its servers are, and how long it keeps this'),
  content: 'Content',
  contentFrom:
    'The texts and images of some pages come from {service} at {address}. Your browser may request newer content there, which then knows your IP address.',
  contentAddress: placeholder('address of {service}'),
  contentOwner: placeholder('Who runs {service}, and where'),
  others: 'Other services',
  othersKnow: 'Pages also use other services, which then know your IP address.',
  othersData: placeholder('Which cookies these services set, and what they do with the data'),
  analytics: 'Google Analytics counts which pages are visited',
  reports: 'Reports of problems, and of how fast pages are',
  form: 'When you send a form',
  formData:
    'What you enter is sent to {service} and stored there. Until you close the tab, your browser keeps what you have entered, so that it is not lost.',
  formService: placeholder('the service that takes the form'),
  formReaders: placeholder('Who reads the messages, and when they are deleted'),
  browser: 'What stays in your browser',
  cookies: 'This site itself sets no cookies.',
  consent:
    'You decide about: {kinds}. Scripts of these kinds run only if you agree. Your browser keeps your decision, so that this question comes only once.',
  rights: 'Your rights',
  authority: placeholder('What people can ask of you, and the authority to which they can complain'),
};

type Words = Readonly<Record<keyof typeof english, string>>;

const german: Words = {
  responsible: 'Wer verantwortlich ist',
  owner: placeholder('Name, Anschrift und E-Mail-Adresse des Betreibers dieser Website'),
  opening: 'Wenn Sie eine Seite öffnen',
  host: 'Ihr Browser ruft die Seite bei unserem Hoster ab. Dieser erfährt dabei Ihre IP-Adresse, die Uhrzeit, die Seite und die Art Ihres Browsers.',
  hostName: placeholder('Name des Hosters, Standort seiner Server und wie lange er diese Daten aufbewahrt'),
  content: 'Inhalte',
  contentFrom:
    'Texte und Bilder einiger Seiten kommen von {service} unter {address}. Ihr Browser fragt dort vielleicht neuere Inhalte ab. Dabei wird Ihre IP-Adresse übertragen.',
  contentAddress: placeholder('Adresse von {service}'),
  contentOwner: placeholder('Wer {service} betreibt, und wo'),
  others: 'Andere Dienste',
  othersKnow: 'Seiten nutzen auch andere Dienste. Diese erfahren dabei Ihre IP-Adresse.',
  othersData: placeholder('Welche Cookies diese Dienste setzen und was sie mit den Daten tun'),
  analytics: 'Google Analytics zählt, welche Seiten besucht werden',
  reports: 'Berichte über Fehler und darüber, wie schnell Seiten sind',
  form: 'Wenn Sie ein Formular absenden',
  formData:
    'Ihre Eingaben werden an {service} gesendet und dort gespeichert. Bis Sie den Tab schließen, bewahrt Ihr Browser die Eingaben auf, damit sie nicht verloren gehen.',
  formService: placeholder('der Dienst, der das Formular empfängt'),
  formReaders: placeholder('Wer die Nachrichten liest und wann sie gelöscht werden'),
  browser: 'Was in Ihrem Browser bleibt',
  cookies: 'Diese Website selbst setzt keine Cookies.',
  consent:
    'Sie entscheiden über: {kinds}. Skripte dieser Art laufen nur, wenn Sie zustimmen. Ihr Browser bewahrt Ihre Entscheidung auf, damit diese Frage nur einmal kommt.',
  rights: 'Ihre Rechte',
  authority: placeholder(
    'Was Betroffene von Ihnen verlangen können und bei welcher Behörde sie sich beschweren können',
  ),
};

const written: Readonly<Record<string, Words>> = { en: english, de: german };

/** Gives words of the page. @param values what replaces the names in braces */
export type PrivacyWords = (word: keyof Words, values?: Readonly<Record<string, string>>) => string;

/** The words of a privacy page in a language. In one that nobody has translated, each is a placeholder in English. */
export function privacyWords(language: string): PrivacyWords {
  const known = writtenAs(language, written);
  const words = written[known ?? ''] ?? english;
  return (word, values = {}) => {
    const text = words[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return known === undefined ? placeholder(text.replaceAll(/\[\[|\]\]/g, '')) : text;
  };
}
