/**
 * Warns before an editor leaves the screen with unsaved fields. In the block editor, sends the fields with the entry: it sends
 * meta boxes only later, which would be too late to reject publishing. Shows the errors of the response as a notice.
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

	/** Saves the text editors to their form controls, which also resets their changed state. */
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
		const text = [ about.text, ...Object.values( about.errors ) ].join( ' ' );
		notices.createNotice( about.kind, text, { id: notice, isDismissible: true, speak: true } );
	}

	function isSaveOfEntry( { path = '', method = 'GET' } ) {
		const [ , id ] = /^\/wp\/v2\/[\w-]+\/(\d+)(?:\/autosaves)?(?:\?|$)/.exec( path ) || [];
		return id === fields.dataset.pagewrightEntry && [ 'PUT', 'POST', 'PATCH' ].includes( method );
	}

	/** Adds the fields to the request for the entry. */
	async function withFields( options, next ) {
		if ( ! isSaveOfEntry( options ) || ! options.data ) {
			return next( options );
		}
		const sent = sentFields();
		isChanged = false;
		try {
			const answer = await next( { ...options, data: { ...options.data, pagewright_fields: sent } } );
			if ( answer?.pagewright ) {
				const { errors, notice: about } = answer.pagewright;
				window.pagewrightEdit.showErrors( errors, about?.errors || {} );
				showNotice( about );
			}
			return answer;
		} catch ( error ) {
			isChanged = true;
			if ( error?.data?.errors ) {
				window.pagewrightEdit.showErrors( error.data.errors, error.data.summary );
			}
			throw error;
		}
	}

	window.pagewrightEdit.onFields( ( found ) => {
		fields = found;
		window.pagewrightEdit.sentFields = sentFields;
		const change = () => {
			isChanged = true;
		};
		for ( const type of [ 'input', 'change', 'pagewright-change' ] ) {
			fields.addEventListener( type, change );
		}
		// The block editor sends this form before the text editors would have saved.
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
	} );
} )();
