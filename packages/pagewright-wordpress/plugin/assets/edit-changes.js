/**
 * What an editor typed into the fields reaches the server, or the browser asks before it is left. In the block editor,
 * whose boxes are sent only after the entry, the fields go along with the entry, so that publishing can be refused; what
 * the server found wrong is shown as a notice of the editor and beside the fields.
 */
( function () {
	'use strict';

	const notice = 'pagewright-fields';
	let fields;
	let isChanged = false;

	function editorsOfFields() {
		const editors = window.tinymce?.editors || [];
		return Array.from( editors ).filter( ( editor ) => fields.contains( editor.getElement() ) );
	}

	/** Writes text editors back. They forget then that they were changed. */
	function collect() {
		isChanged = isChanged || editorsOfFields().some( ( editor ) => editor.isDirty() );
		window.tinymce?.triggerSave();
	}

	function sentFields() {
		collect();
		const pairs = Array.from( new FormData( fields.closest( 'form' ) ) );
		return new URLSearchParams( pairs.filter( ( [ name ] ) => name.startsWith( 'pagewright' ) ) ).toString();
	}

	function showNotice( about ) {
		const notices = window.wp.data?.dispatch( 'core/notices' );
		if ( ! notices ) {
			return;
		}
		if ( ! about ) {
			notices.removeNotice( notice );
			return;
		}
		const text = [ about.text, ...Object.values( about.faults ) ].join( ' ' );
		notices.createNotice( about.kind, text, { id: notice, isDismissible: true, speak: true } );
	}

	function showFaults( faults ) {
		fields.querySelectorAll( '.pagewright-fault' ).forEach( ( old ) => old.remove() );
		fields.querySelectorAll( '[aria-invalid]' ).forEach( ( control ) => control.removeAttribute( 'aria-invalid' ) );
		Object.entries( faults ).forEach( ( [ path, sentence ] ) => {
			const place = fields.querySelector( `[data-pagewright-field="${ CSS.escape( path ) }"]` );
			const label = place?.querySelector( ':scope > label, :scope > legend' );
			if ( ! label ) {
				return;
			}
			const fault = document.createElement( 'p' );
			fault.className = 'pagewright-fault';
			fault.id = `pagewright-${ path.replaceAll( '.', '-' ) }-fault`;
			fault.textContent = sentence;
			label.after( fault );
			place.querySelector( ':scope > input, :scope > textarea, :scope > select' )?.setAttribute( 'aria-invalid', 'true' );
		} );
	}

	function isSaveOfEntry( { path = '', method = 'GET' } ) {
		const [ , id ] = /^\/wp\/v2\/[\w-]+\/(\d+)(?:\?|$)/.exec( path ) || [];
		return id === fields.dataset.pagewrightEntry && [ 'PUT', 'POST', 'PATCH' ].includes( method );
	}

	/** Sends the fields along with the entry. */
	async function withFields( options, next ) {
		if ( ! isSaveOfEntry( options ) || ! options.data ) {
			return next( options );
		}
		const sent = sentFields();
		isChanged = false;
		try {
			const answer = await next( { ...options, data: { ...options.data, pagewright_fields: sent } } );
			showFaults( answer?.pagewright?.faults || {} );
			showNotice( answer?.pagewright?.notice );
			return answer;
		} catch ( error ) {
			isChanged = true;
			if ( error?.data?.faults ) {
				showFaults( error.data.faults );
			}
			throw error;
		}
	}

	function start() {
		fields = document.querySelector( '.pagewright-fields' );
		if ( ! fields ) {
			return;
		}
		const change = () => {
			isChanged = true;
		};
		for ( const type of [ 'input', 'change', 'pagewright-change' ] ) {
			fields.addEventListener( type, change );
		}
		// The block editor sends this form itself, before editors would have written back.
		fields.addEventListener( 'focusout', collect );
		window.addEventListener( 'beforeunload', ( event ) => {
			collect();
			if ( isChanged ) {
				event.preventDefault();
				event.returnValue = '';
			}
		} );
		document.querySelector( 'form#post' )?.addEventListener( 'submit', ( event ) => {
			if ( event.defaultPrevented ) {
				return;
			}
			collect();
			isChanged = false;
		} );
		if ( document.body.classList.contains( 'block-editor-page' ) ) {
			window.wp.apiFetch.use( withFields );
			showNotice( JSON.parse( fields.dataset.pagewrightNotice ) );
		}
	}

	if ( document.readyState === 'complete' ) {
		start();
	} else {
		window.addEventListener( 'load', start );
	}
} )();
