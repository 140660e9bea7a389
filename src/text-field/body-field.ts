import type { CustomFieldControlProps } from '@sveltia/cms';
import {
  type ClipboardEvent,
  Component,
  createRef,
  type SubmitEvent,
  createElement as tag,
} from 'react';
import { insertTextIntoField } from 'text-field-edit';
import type { Locale } from '../i18n/locales.ts';
import { withChatLists } from './chat-lists.ts';
import { edits, insertBlock } from './edits.ts';
import { markdownOf } from './markdown-of.ts';
import { PictureAddresses } from './picture-addresses.ts';
import css from './text.css?inline';
import { words } from './words.ts';

/**
 * The control of a text in Markdown: a text area, which leaves every byte as it is, with buttons. A class,
 * since Sveltia has its own copy of React, whose hooks aren't these.
 */
export const bodyField = (locale: Locale) =>
  class BodyField extends Component<CustomFieldControlProps, { said: string }> {
    override state = { said: '' };
    readonly #words = words[locale];
    readonly #area = createRef<HTMLTextAreaElement>();
    readonly #file = createRef<HTMLInputElement>();
    readonly #dialog = createRef<HTMLDialogElement>();
    readonly #addresses = new PictureAddresses();
    /** The last text that this field wrote or showed. */
    #value: unknown;
    /** The picture that the dialog asks about. */
    #picture = { name: '', url: Promise.resolve('') };

    override componentDidMount(): void {
      this.componentDidUpdate();
    }

    /** Shows a text from elsewhere: a draft, a copy. While the author types, an older one may arrive. */
    override componentDidUpdate(): void {
      const { value } = this.props;
      const area = this.#area.current;
      if (!area || value === this.#value || document.activeElement === area) return;
      this.#value = value;
      area.value = this.#addresses.shown(`${value ?? ''}`);
    }

    #write(text: string): void {
      this.#value = this.#addresses.saved(text, this.props.entry);
      this.props.onChange(this.#value);
    }

    #paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
      const { clipboardData: data, currentTarget: area } = event;
      const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
      if (!html && !plain) {
        this.#ask(data.files[0]);
        return;
      }
      const { text, lost } = html
        ? markdownOf(new DOMParser().parseFromString(html, 'text/html'))
        : { text: withChatLists(plain), lost: [] };
      const kinds = lost.map((loss) => this.#words.lost[loss]).join(', ');
      this.setState({ said: kinds && `${this.#words.notKept} ${kinds}.` });
      if (text === plain) return;
      event.preventDefault();
      if (text.includes('\n')) insertBlock(area, text);
      else if (text) insertTextIntoField(area, text);
    }

    #ask(picture: File | undefined): void {
      if (!picture) return;
      const name = nameOf(picture);
      const [, ending = ''] = /(\.\w+)$/.exec(picture.name) ?? [];
      this.#picture = { name, url: this.props.addFile(picture, { name: name + ending }) };
      // Awaited once the author has described it.
      this.#picture.url.catch(() => {});
      this.setState({ said: '' });
      this.#dialog.current?.querySelector('form')?.reset();
      this.#dialog.current?.showModal();
    }

    /** The dialog is open until the picture is ready: nothing can be saved without it. */
    async #addPicture(event: SubmitEvent<HTMLElement>): Promise<void> {
      event.preventDefault();
      const form = event.currentTarget as HTMLFormElement;
      const description = `${new FormData(form).get('description')}`.trim();
      const [area, dialog] = [this.#area.current, this.#dialog.current];
      if (!area || !dialog || !description) return;
      try {
        const url = await this.#picture.url;
        const address = await this.#addresses.addressOf(url, this.#picture.name, area.value);
        if (!dialog.open) return;
        dialog.close();
        insertBlock(area, `![${description.replace(/[[\]\\]/g, '\\$&')}](${address})`);
      } catch {
        dialog.close();
        this.setState({ said: this.#words.noPicture });
      }
    }

    override render() {
      const { forID } = this.props;
      const said = this.#words;
      const button = (label: string, onClick?: () => void) =>
        tag('button', { key: label, type: onClick ? 'button' : 'submit', onClick }, label);
      const edit = (name: keyof typeof edits) =>
        button(said[name], () => {
          this.#area.current?.focus();
          if (this.#area.current) edits[name](this.#area.current);
        });
      return tag(
        'div',
        { className: 'body-field' },
        tag('style', { href: 'body-field', precedence: 'default' }, css),
        tag(
          'div',
          { className: 'body-buttons', role: 'toolbar', 'aria-label': said.toolbar },
          (Object.keys(edits) as (keyof typeof edits)[]).map(edit),
          button(said.picture, () => this.#file.current?.click()),
        ),
        tag('textarea', {
          ref: this.#area,
          id: forID,
          'aria-labelledby': `${forID}-label`,
          'aria-errormessage': `${forID}-error`,
          onInput: ({ currentTarget }) => this.#write(currentTarget.value),
          onPaste: (event) => this.#paste(event),
        }),
        tag('p', { role: 'status' }, this.state.said),
        tag('input', {
          ref: this.#file,
          type: 'file',
          accept: 'image/*,.heic,.heif',
          hidden: true,
          onChange: ({ currentTarget }) => {
            this.#ask(currentTarget.files?.[0]);
            currentTarget.value = '';
          },
        }),
        tag(
          'dialog',
          { ref: this.#dialog },
          tag(
            'form',
            { onSubmit: (event) => this.#addPicture(event) },
            tag(
              'label',
              {},
              said.description,
              tag('input', { type: 'text', name: 'description', required: true, autoFocus: true }),
            ),
            button(said.insert),
            ' ',
            button(said.cancel, () => this.#dialog.current?.close()),
          ),
        ),
      );
    }
  };

/** A file's name in the letters that a new file may have. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'picture';
