import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createElement as tag } from 'react';
import Markdown, { defaultUrlTransform, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import css from './preview.css?inline';

type Props = CustomPreviewTemplateProps;

/** A method of Sveltia's assets that its types lack. */
interface Readable {
  toBase64(): Promise<string>;
}

/** The preview is a document without an address, where paths lead nowhere. */
const styles = css.replace(/\burl\((['"]?)\//g, `url($1${location.origin}/`);

/** The page of a document as it will be: its title, summary and text in the site's styles. */
export class Preview extends Component<Props> {
  /** The same at each key, or pictures would be read again. */
  readonly #options = rendering((path) => this.props.getAsset(path));

  override render() {
    const read = (name: string) => `${this.props.entry.getIn(['data', name]) ?? ''}`;
    return tag(
      'main',
      { className: 'wrap' },
      tag('style', {}, styles),
      tag('h1', {}, read('title')),
      tag('p', { className: 'lede' }, read('summary')),
      tag('div', { className: 'prose' }, tag(Markdown, this.#options, read('body'))),
    );
  }
}

const rendering = (getAsset: Props['getAsset']): Options => ({
  remarkPlugins: [remarkGfm],
  skipHtml: true,
  urlTransform: (url) => (url.startsWith('blob:') ? url : defaultUrlTransform(url)),
  components: {
    a: ({ href, children }) =>
      tag('a', { href: href?.replace(/^\//, `${location.origin}/`), target: '_blank' }, children),
    img: ({ src, alt }) => tag(Picture, { key: src, src: `${src}`, alt, getAsset }),
    table: ({ children }) => tag('div', { className: 'table-scroll' }, tag('table', {}, children)),
  },
});

/** A picture that is read from the repository. */
class Picture extends Component<{
  src: string;
  alt: string | undefined;
  getAsset: Props['getAsset'];
}> {
  override state = { url: '' };

  override async componentDidMount() {
    const { src, getAsset } = this.props;
    const asset = src.startsWith('blob:') ? undefined : getAsset(src);
    const base64 = await (asset as Readable | undefined)?.toBase64();
    // Browsers recognize the format.
    this.setState({ url: base64 ? `data:image/*;base64,${base64}` : src });
  }

  override render() {
    return this.state.url && tag('img', { src: this.state.url, alt: this.props.alt });
  }
}
