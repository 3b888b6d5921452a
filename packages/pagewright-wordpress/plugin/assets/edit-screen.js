/**
 * Arrays whose items are added, moved and removed, images of the media library, and text editors for HTML. The items are sent
 * in the order of the document.
 */
( function () {
	'use strict';

	const settings = {
		// Text without a tag is kept as typed; blank lines separate its paragraphs.
		tinymce: { wpautop: true, toolbar1: 'formatselect,bold,italic,link,bullist,numlist,blockquote,undo,redo' },
		quicktags: true,
		mediaButtons: true,
	};

	function editorsIn( part ) {
		return Array.from( part.querySelectorAll( 'textarea.pagewright-html' ) );
	}

	function openEditors( part ) {
		editorsIn( part ).forEach( ( { id } ) => window.wp.editor.initialize( id, settings ) );
	}

	/** A text editor is an iframe, which reloads when it is moved, so it is removed before. */
	function closeEditors( part ) {
		editorsIn( part ).forEach( ( { id } ) => window.wp.editor.remove( id ) );
	}

	function nextNumber( list ) {
		list.pagewrightNext = ( list.pagewrightNext || list.children.length + 1000 ) + 1;
		return list.pagewrightNext;
	}

	/** Notifies edit-changes.js of a change without a change event of a control. */
	function dispatchChange( part ) {
		part.dispatchEvent( new CustomEvent( 'pagewright-change', { bubbles: true } ) );
	}

	function add( group ) {
		const list = group.querySelector( ':scope > ol' );
		const template = group.querySelector( ':scope > template' );
		const holder = document.createElement( 'template' );
		holder.innerHTML = template.innerHTML.replaceAll( '__new__', nextNumber( list ) );
		const entry = holder.content.firstElementChild;
		list.append( entry );
		openEditors( entry );
		dispatchChange( list );
		entry.querySelector( 'input:not([type="hidden"]), textarea, select, button.button' )?.focus();
	}

	function move( entry, isUp ) {
		const other = isUp ? entry.previousElementSibling : entry.nextElementSibling;
		if ( ! other ) {
			return;
		}
		closeEditors( entry );
		if ( isUp ) {
			other.before( entry );
		} else {
			other.after( entry );
		}
		openEditors( entry );
		dispatchChange( entry );
	}

	function show( picture, id, address ) {
		picture.querySelector( 'input[type="hidden"]' ).value = id;
		const image = picture.querySelector( 'img' );
		image.hidden = ! address;
		image.src = address;
		dispatchChange( picture );
	}

	function choose( picture ) {
		const frame = window.wp.media( {
			title: window.pagewrightWords.choose,
			button: { text: window.pagewrightWords.use },
			library: { type: 'image' },
			multiple: false,
		} );
		frame.on( 'select', () => {
			const chosen = frame.state().get( 'selection' ).first().toJSON();
			show( picture, chosen.id, ( chosen.sizes?.medium || chosen ).url );
			picture.querySelector( '[data-pagewright-part="src"]' ).value = '';
		} );
		frame.open();
	}

	function act( event ) {
		const button = event.target.closest( '[data-pagewright-act]' );
		if ( ! button ) {
			return;
		}
		const entry = button.closest( '.pagewright-entry' );
		const picture = button.closest( '[data-pagewright-picture]' );
		switch ( button.dataset.pagewrightAct ) {
			case 'add':
				return add( button.closest( '[data-pagewright-list]' ) );
			case 'up':
			case 'down':
				move( entry, button.dataset.pagewrightAct === 'up' );
				return button.focus();
			case 'remove':
				closeEditors( entry );
				dispatchChange( entry );
				return entry.remove();
			case 'choose':
				return choose( picture );
			case 'clear':
				return show( picture, '', '' );
		}
	}

	function start() {
		const fields = document.querySelector( '.pagewright-fields' );
		if ( ! fields ) {
			return;
		}
		fields.addEventListener( 'click', act );
		// A typed URL replaces the chosen image.
		fields.addEventListener( 'input', ( { target } ) => {
			if ( target.dataset.pagewrightPart === 'src' && target.value ) {
				show( target.closest( '[data-pagewright-picture]' ), '', '' );
			}
		} );
		openEditors( fields );
	}

	if ( document.readyState === 'complete' ) {
		start();
	} else {
		window.addEventListener( 'load', start );
	}
} )();
