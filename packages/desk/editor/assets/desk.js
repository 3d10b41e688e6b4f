/** Starts the library in the page: settings, labels, photographs, findings of the check. */
const { CMS, createClass, h } = window;

/** What a picture is, whether the form holds a name or the name with words beside it. */
const plain = (value) => (value && typeof value.toJS === 'function' ? value.toJS() : value);

async function send(file) {
  const response = await fetch(`/photographs?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer.picture;
}

/** Where on a picture the words of its focus are, in percent; null where they say no place. */
function placeOf(focus) {
  const found = /^\s*(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?\s*$/.exec(focus ?? '');
  return found && { left: `${found[1]}%`, top: `${found[2]}%` };
}

/** The words of a focus where a picture was pressed. */
function focusAt({ nativeEvent, currentTarget }) {
  const percent = (at, length) => `${Math.round((at / length) * 100)}%`;
  const { offsetX, offsetY } = nativeEvent;
  return `${percent(offsetX, currentTarget.clientWidth)} ${percent(offsetY, currentTarget.clientHeight)}`;
}

/** A field of photographs: dropped or chosen, put in order, described, taken out. `many` or a single one. */
function photographsField(many) {
  return createClass({
    getInitialState: () => ({ isOver: false, sending: 0, faults: [] }),

    pictures() {
      const value = plain(this.props.value);
      if (many) return Array.isArray(value) ? value : [];
      return value ? [{ picture: value }] : [];
    },

    change(pictures) {
      this.props.onChange(many ? pictures : (pictures.at(-1)?.picture ?? ''));
    },

    async add(files) {
      this.setState({ isOver: false, sending: files.length, faults: [] });
      const faults = [];
      const added = [];
      for (const file of files) {
        try {
          added.push({ picture: await send(file) });
        } catch (error) {
          faults.push(error.message);
        }
      }
      if (added.length > 0) this.change([...this.pictures(), ...added]);
      this.setState({ sending: 0, faults });
    },

    move(from, to) {
      const pictures = [...this.pictures()];
      pictures.splice(to, 0, ...pictures.splice(from, 1));
      this.change(pictures);
    },

    /** What is said of the photograph at a place. */
    say(at, name, words) {
      this.change(this.pictures().map((one, index) => (index === at ? { ...one, [name]: words } : one)));
    },

    drop(event) {
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) this.add(files);
      else if (this.dragged !== undefined) this.setState({ isOver: false });
    },

    item(picture, index, { length }) {
      const fields = plain(this.props.field.get('texts')) ?? [];
      const words = fields.filter(({ name }) => name !== 'picture');
      const number = index + 1;
      const hasFocus = words.some(({ name }) => name === 'focus');
      const place = placeOf(picture.focus);
      return h(
        'li',
        {
          key: picture.picture,
          draggable: many,
          onDragStart: () => {
            this.dragged = index;
          },
          onDrop: (event) => {
            if (event.dataTransfer.files.length > 0 || this.dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            this.move(this.dragged, index);
            this.dragged = undefined;
          },
        },
        h(
          'div',
          { className: hasFocus ? 'picture has-focus' : 'picture' },
          // By key, the place is written into the field below.
          h('img', {
            src: `/picture?name=${encodeURIComponent(picture.picture)}`,
            alt: picture.alt || `Photograph ${number}`,
            title: hasFocus ? 'Press on what must stay in view where the photograph is cut' : undefined,
            onClick: hasFocus ? (event) => this.say(index, 'focus', focusAt(event)) : undefined,
          }),
          place && h('span', { className: 'focus', style: place }),
        ),
        ...words.map((field) =>
          h(
            'label',
            { key: field.name },
            field.label,
            h('input', {
              type: 'text',
              value: picture[field.name] ?? '',
              onChange: ({ target }) => this.say(index, field.name, target.value),
            }),
          ),
        ),
        many &&
          h(
            'button',
            { type: 'button', disabled: index === 0, onClick: () => this.move(index, 0) },
            'First',
            h('span', { className: 'sr-only' }, ` place for photograph ${number}`),
          ),
        many &&
          h(
            'button',
            {
              type: 'button',
              disabled: index === 0,
              'aria-label': `Photograph ${number} one place earlier`,
              onClick: () => this.move(index, index - 1),
            },
            '←',
          ),
        many &&
          h(
            'button',
            {
              type: 'button',
              disabled: index === length - 1,
              'aria-label': `Photograph ${number} one place later`,
              onClick: () => this.move(index, index + 1),
            },
            '→',
          ),
        h(
          'button',
          {
            type: 'button',
            'aria-label': `Take photograph ${number} out`,
            onClick: () => this.change(this.pictures().filter((_, at) => at !== index)),
          },
          'Take out',
        ),
      );
    },

    render() {
      const { isOver, sending, faults } = this.state;
      return h(
        'div',
        {
          className: `photographs${isOver ? ' is-over' : ''}`,
          onDragOver: (event) => {
            event.preventDefault();
            if (!isOver) this.setState({ isOver: true });
          },
          onDragLeave: () => this.setState({ isOver: false }),
          onDrop: this.drop,
        },
        h('ol', {}, ...this.pictures().map(this.item)),
        h(
          'label',
          {},
          many ? 'Drop photographs here, or choose them: ' : 'Drop a photograph here, or choose one: ',
          h('input', {
            id: this.props.forID,
            type: 'file',
            multiple: many,
            accept: 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.heic',
            onChange: ({ target }) => {
              this.add([...target.files]);
              target.value = '';
            },
          }),
        ),
        sending > 0 && h('p', { role: 'status' }, 'Taking them in …'),
        ...faults.map((fault) => h('p', { key: fault, role: 'alert' }, fault)),
      );
    },
  });
}

/** The library speaks of entries and publishing; here things are cars, and they are saved. */
function houseWords(words) {
  const { editor } = words;
  return {
    ...words,
    editor: {
      ...editor,
      editorToolbar: {
        ...editor.editorToolbar,
        publish: 'Save',
        publishing: 'Saving…',
        publishNow: 'Save',
        publishAndCreateNew: 'Save, then an empty new one',
        publishAndDuplicate: 'Save, then a new one like it',
        published: 'Saved',
        duplicate: 'New one like this',
        deleteEntry: 'Remove',
      },
    },
  };
}

/** The notes told so far; undefined before the first. */
let told;

/**
 * What the check of the build finds, told again after everything that is saved. A note that is new stands open: it is about
 * what was saved just now.
 */
function showFindings({ faults, notices }) {
  const fresh = told === undefined ? [] : notices.filter((notice) => !told.includes(notice));
  told = notices;
  const section = document.querySelector('#findings');
  section.querySelector('h2').textContent = titleOf(faults.length, fresh.length);
  section.classList.toggle('has-faults', faults.length > 0);
  const [list, more] = section.querySelectorAll('ul');
  list.replaceChildren(...[...faults, ...fresh].map(listItem));
  const others = notices.filter((notice) => !fresh.includes(notice));
  more.replaceChildren(...others.map(listItem));
  const details = section.querySelector('details');
  details.hidden = others.length === 0;
  details.querySelector('summary').textContent = others.length === 1 ? 'One note' : `${others.length} notes`;
  section.hidden = false;
  document.body.style.paddingBottom = `${section.offsetHeight}px`;
}

function showChecking() {
  document.querySelector('#findings h2').textContent = 'Checking what stands in the files…';
}

function titleOf(faults, fresh) {
  const things = faults === 1 ? 'One thing is' : `${faults} things are`;
  if (faults > 0) return `${things} to be put right before the site can be built:`;
  return fresh > 0 ? 'The site can be built. Is this meant?' : 'Everything is right.';
}

function listItem(line) {
  const item = document.createElement('li');
  item.textContent = line;
  return item;
}

/** From one form straight to another, by Back or a bookmark, the library would show the second one empty. */
window.addEventListener('hashchange', ({ oldURL, newURL }) => {
  if ([oldURL, newURL].every((address) => address.includes('/entries/'))) window.location.reload();
});

CMS.registerWidget('photograph', photographsField(false));
CMS.registerWidget('photographs', photographsField(true));
CMS.registerLocale('en', houseWords(CMS.getLocale('en')));
const findings = new EventSource('/findings');
findings.addEventListener('checking', showChecking);
findings.addEventListener('message', ({ data }) => showFindings(JSON.parse(data)));
CMS.init({ config: await (await fetch('/settings')).json() });
