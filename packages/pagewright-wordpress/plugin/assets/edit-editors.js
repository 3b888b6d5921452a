/**
 * Text editors for fields with HTML. Each opens when it is about to be seen, so that a long entry opens soon, and an editor in
 * a collapsed row or a closed tab gets its real size. The other scripts of the edit screen use `window.pagewrightEdit`.
 */
( function () {
	'use strict';

	const settings = {
		// Text without a tag is kept as typed; blank lines separate its paragraphs.
		tinymce: { wpautop: true, toolbar1: 'formatselect,bold,italic,link,bullist,numlist,blockquote,undo,redo' },
		quicktags: true,
		mediaButtons: true,
	};

	const opened = new WeakSet();

	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				if ( isIntersecting && target.isConnected ) {
					observer.unobserve( target );
					opened.add( target );
					window.wp.editor.initialize( target.id, settings );
				}
			}
		},
		{ rootMargin: '300px' }
	);

	function textareasIn( part ) {
		return part.querySelectorAll( 'textarea.pagewright-html' );
	}

	/** Opens the editors of a part of the form as soon as they are seen. */
	function openEditors( part ) {
		textareasIn( part ).forEach( ( textarea ) => {
			if ( ! opened.has( textarea ) ) {
				observer.observe( textarea );
			}
		} );
	}

	/** An editor is an iframe, which reloads when it is moved, so it must be closed before. Its text goes to the textarea. */
	function closeEditors( part ) {
		textareasIn( part ).forEach( ( textarea ) => {
			observer.unobserve( textarea );
			if ( opened.delete( textarea ) ) {
				window.wp.editor.remove( textarea.id );
			}
		} );
	}

	/** Reports a change that fires no event of a control. */
	function dispatchChange( part ) {
		part.dispatchEvent( new CustomEvent( 'pagewright-change', { bubbles: true } ) );
	}

	/** Runs `start` with the fields, as soon as WordPress's own scripts are ready. */
	function onFields( start ) {
		const run = () => {
			const fields = document.querySelector( '.pagewright-fields' );
			if ( fields ) {
				start( fields );
			}
		};
		if ( document.readyState === 'complete' ) {
			run();
		} else {
			window.addEventListener( 'load', run );
		}
	}

	window.pagewrightEdit = { openEditors, closeEditors, dispatchChange, onFields };

	onFields( ( fields ) => {
		fields.classList.add( 'has-script' );
		openEditors( fields );
	} );
} )();
