/**
 * Fields that choose another entry. Typing searches by title; choosing stores the slug and shows the title. If the first required
 * text of the same row is empty, it gets the title.
 */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const words = window.pagewrightWords;
	let timer;
	let request;

	function partsOf( input ) {
		const box = input.closest( '.pagewright-relation' );
		return { type: box.dataset.pagewrightRelation, list: box.querySelector( '[role="listbox"]' ), label: box.querySelector( '.pagewright-related' ) };
	}

	function close( input ) {
		clearTimeout( timer );
		request?.abort();
		partsOf( input ).list.hidden = true;
		input.setAttribute( 'aria-expanded', 'false' );
		input.removeAttribute( 'aria-activedescendant' );
	}

	function activate( input, option ) {
		const { list } = partsOf( input );
		Array.from( list.children ).forEach( ( each ) => each.setAttribute( 'aria-selected', String( each === option ) ) );
		if ( option ) {
			input.setAttribute( 'aria-activedescendant', option.id );
			option.scrollIntoView( { block: 'nearest' } );
		}
	}

	function show( input, entries ) {
		const { list } = partsOf( input );
		list.replaceChildren(
			...entries.map( ( { slug, title }, index ) => {
				const option = document.createElement( 'li' );
				option.id = `${ list.id }-${ index }`;
				option.setAttribute( 'role', 'option' );
				option.setAttribute( 'aria-selected', 'false' );
				option.dataset.pagewrightSlug = slug;
				const code = document.createElement( 'code' );
				code.textContent = slug;
				option.append( title, ' ', code );
				return option;
			} )
		);
		list.hidden = entries.length === 0;
		input.setAttribute( 'aria-expanded', String( entries.length > 0 ) );
		window.wp.a11y?.speak( entries.length > 0 ? words.found.replace( '%s', entries.length ) : words.foundNone );
	}

	async function find( input, search ) {
		const { type } = partsOf( input );
		request?.abort();
		request = new AbortController();
		const query = new URLSearchParams( { type, search } );
		try {
			return await window.wp.apiFetch( { path: `/custom/v1/edit/related?${ query }`, signal: request.signal } );
		} catch {
			// Without an answer the field is a text field for the slug.
			return undefined;
		}
	}

	function searchSoon( input, search ) {
		clearTimeout( timer );
		timer = setTimeout( async () => {
			const entries = await find( input, search );
			if ( entries && document.activeElement === input ) {
				show( input, entries );
				const exact = entries.find( ( { slug } ) => slug === input.value );
				const isUnknown = entries.length === 0 && input.value.trim() !== '';
				partsOf( input ).label.textContent = exact?.title ?? ( isUnknown ? words.noEntry : '' );
			}
		}, 250 );
	}

	/** Fills the first required text of the row with the title, so that it is not typed again. */
	function fillTitle( input, title ) {
		const group = input.closest( '.pagewright-field' ).parentElement;
		const first = group.querySelector( ':scope > .pagewright-field > :is(input, textarea)[aria-required="true"]:not(.pagewright-html)' );
		if ( first && ! first.value.trim() ) {
			first.value = title;
			first.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	}

	function choose( input, option ) {
		const title = option.firstChild.textContent;
		input.value = option.dataset.pagewrightSlug;
		partsOf( input ).label.textContent = title;
		close( input );
		fillTitle( input, title );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}

	function comboboxOf( target ) {
		return target.matches?.( '.pagewright-relation > input' ) ? target : undefined;
	}

	fields.addEventListener( 'input', ( { target, isTrusted } ) => {
		const input = comboboxOf( target );
		if ( input && isTrusted ) {
			searchSoon( input, input.value );
		}
	} );
	fields.addEventListener( 'focusout', ( { target } ) => {
		const input = comboboxOf( target );
		if ( input ) {
			const { label } = partsOf( input );
			label.textContent = label.textContent || ( input.value.trim() === '' ? '' : words.noEntry );
			close( input );
		}
	} );
	fields.addEventListener( 'keydown', ( event ) => {
		const input = comboboxOf( event.target );
		if ( ! input ) {
			return;
		}
		const { list } = partsOf( input );
		const options = list.hidden ? [] : Array.from( list.children );
		const index = options.findIndex( ( option ) => option.getAttribute( 'aria-selected' ) === 'true' );
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( step ) {
			event.preventDefault();
			if ( options.length > 0 ) {
				activate( input, options[ ( Math.max( index, step > 0 ? -1 : 0 ) + step + options.length ) % options.length ] );
			} else {
				searchSoon( input, '' );
			}
		} else if ( event.key === 'Enter' ) {
			// Enter would submit the form.
			event.preventDefault();
			if ( options[ index ] ) {
				choose( input, options[ index ] );
			}
		} else if ( event.key === 'Escape' && options.length > 0 ) {
			event.stopPropagation();
			close( input );
		}
	} );
	// A press must not take the focus from the control, which would close the list.
	fields.addEventListener( 'mousedown', ( event ) => {
		const option = event.target.closest?.( '.pagewright-options > li' );
		if ( option ) {
			event.preventDefault();
			choose( option.closest( '.pagewright-relation' ).querySelector( 'input' ), option );
		}
	} );
} );
