<?php
/**
 * Plugin Name:       Pagewright Content
 * Description:       Serves the content of a Pagewright site over REST, lets editors write it through forms made from the site's schemas, and keeps what visitors send.
 * Version:           1.0.0
 * Requires at least: 6.4
 * Requires PHP:      8.0
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       pagewright-content
 *
 * @package Pagewright
 */

namespace Pagewright;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';

/** The main file, which URLs and paths of the plugin start from. */
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/inc/types/sources.php';
require_once __DIR__ . '/inc/types/schemas.php';
require_once __DIR__ . '/inc/types/post-types.php';
require_once __DIR__ . '/inc/fields/plain-text.php';
require_once __DIR__ . '/inc/fields/pictures.php';
require_once __DIR__ . '/inc/fields/meta.php';
require_once __DIR__ . '/inc/fields/input.php';
require_once __DIR__ . '/inc/fields/validation.php';
require_once __DIR__ . '/inc/fields/output.php';
require_once __DIR__ . '/inc/fields/saving.php';
require_once __DIR__ . '/inc/fields/revisions.php';
require_once __DIR__ . '/inc/fields/publishing.php';
require_once __DIR__ . '/inc/fields/sections.php';
require_once __DIR__ . '/inc/rest/content.php';
require_once __DIR__ . '/inc/fields/byline.php';
require_once __DIR__ . '/inc/rest/lists.php';
require_once __DIR__ . '/inc/rest/groups.php';
require_once __DIR__ . '/inc/rest/excerpts.php';
require_once __DIR__ . '/inc/rest/posts.php';
require_once __DIR__ . '/inc/rest/reading.php';
require_once __DIR__ . '/inc/rest/entries.php';
require_once __DIR__ . '/inc/rest/moved.php';
require_once __DIR__ . '/inc/rest/cache.php';
require_once __DIR__ . '/inc/messages/body.php';
require_once __DIR__ . '/inc/messages/fields.php';
require_once __DIR__ . '/inc/messages/lock.php';
require_once __DIR__ . '/inc/messages/limit.php';
require_once __DIR__ . '/inc/messages/stored.php';
require_once __DIR__ . '/inc/messages/page.php';
require_once __DIR__ . '/inc/messages/privacy.php';
require_once __DIR__ . '/inc/messages/rest.php';
require_once __DIR__ . '/inc/site/address.php';
require_once __DIR__ . '/inc/site/links.php';
require_once __DIR__ . '/inc/site/redirect.php';
require_once __DIR__ . '/inc/inbox/unread.php';
require_once __DIR__ . '/inc/inbox/list.php';
require_once __DIR__ . '/inc/inbox/export.php';
require_once __DIR__ . '/inc/inbox/retention.php';
require_once __DIR__ . '/inc/inbox/mail.php';
require_once __DIR__ . '/inc/inbox/settings.php';
require_once __DIR__ . '/inc/changes/log.php';
require_once __DIR__ . '/inc/changes/visibility.php';
require_once __DIR__ . '/inc/changes/collector.php';
require_once __DIR__ . '/inc/changes/triggers.php';
require_once __DIR__ . '/inc/changes/announcement-receivers.php';
require_once __DIR__ . '/inc/changes/announcement-results.php';
require_once __DIR__ . '/inc/changes/announcement-delivery.php';
require_once __DIR__ . '/inc/changes/held-content.php';
require_once __DIR__ . '/inc/changes/version.php';
require_once __DIR__ . '/inc/changes/build-webhook.php';
require_once __DIR__ . '/inc/rest/changes.php';
require_once __DIR__ . '/inc/settings/site.php';
require_once __DIR__ . '/inc/settings/announcements.php';
require_once __DIR__ . '/inc/settings/held.php';
require_once __DIR__ . '/inc/settings/page.php';
require_once __DIR__ . '/inc/preview/token.php';
require_once __DIR__ . '/inc/preview/draft.php';
require_once __DIR__ . '/inc/preview/open.php';
require_once __DIR__ . '/inc/preview/autosave.php';
require_once __DIR__ . '/inc/preview/links.php';
require_once __DIR__ . '/inc/preview/rest.php';
require_once __DIR__ . '/inc/edit/field.php';
require_once __DIR__ . '/inc/edit/fields.php';
require_once __DIR__ . '/inc/edit/panels.php';
require_once __DIR__ . '/inc/edit/rows.php';
require_once __DIR__ . '/inc/edit/picture.php';
require_once __DIR__ . '/inc/edit/inputs.php';
require_once __DIR__ . '/inc/edit/choices.php';
require_once __DIR__ . '/inc/edit/limits.php';
require_once __DIR__ . '/inc/edit/relations.php';
require_once __DIR__ . '/inc/edit/checks.php';
require_once __DIR__ . '/inc/edit/columns.php';
require_once __DIR__ . '/inc/edit/screen.php';
require_once __DIR__ . '/inc/edit/notices.php';
require_once __DIR__ . '/inc/activation.php';

/**
 * Every hook of the plugin.
 */
function bootstrap(): void {
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\activate' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\\deactivate' );

	// What there is.
	add_action( 'after_setup_theme', __NAMESPACE__ . '\\support_thumbnails', 20 );
	add_action( 'init', __NAMESPACE__ . '\\register_post_types' );
	add_action( 'init', __NAMESPACE__ . '\\register_message_type' );
	add_action( 'init', __NAMESPACE__ . '\\register_content_meta' );

	// What is served.
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_content_routes' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_list_routes' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_post_routes' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_group_routes' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_moved_route' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_form_route' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_entry_fields' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_post_fields' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_related_route' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_check_route' );
	add_filter( 'the_content', __NAMESPACE__ . '\\end_blocks_of_excerpt', 99 );
	foreach ( array_merge( editor_types(), array( 'post_search' ) ) as $list ) {
		add_filter( "rest_{$list}_query", __NAMESPACE__ . '\\leave_out_protected' );
	}
	add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\refuse_long_bodies', 10, 3 );
	add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\answer_not_modified', 20, 3 );
	add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\send_cache_headers', 20, 3 );
	add_filter( 'rest_exposed_cors_headers', __NAMESPACE__ . '\\expose_response_tag' );
	watch_content();
	add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\\serve_form_page', 20, 3 );

	add_filter( 'render_block_core/embed', __NAMESPACE__ . '\\link_unknown_embed' );

	// What editors write.
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_content_menu' );
	add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_content_box' );
	add_filter( 'default_hidden_meta_boxes', __NAMESPACE__ . '\\show_slug_box', 10, 2 );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_edit_screen' );
	foreach ( shown_types() as $type ) {
		$source = source_of_type( $type );
		if ( ! $source || ! has_one_entry( $source ) ) {
			add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\\add_slug_column' );
			add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\print_slug_column', 10, 2 );
		}
	}
	add_filter( 'post_row_actions', __NAMESPACE__ . '\\add_view_action', 10, 2 );
	add_action( 'post_submitbox_misc_actions', __NAMESPACE__ . '\\print_view_link' );
	add_action( 'save_post', __NAMESPACE__ . '\\save_content', 10, 2 );
	add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\hold_back_invalid', 20, 2 );
	add_filter( 'wp_redirect', __NAMESPACE__ . '\\name_refused_entries' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_content_notices' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_missing_types_notice' );
	foreach ( editor_types() as $type ) {
		add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\\refuse_invalid_over_rest', 10, 2 );
		add_filter( "rest_prepare_$type", __NAMESPACE__ . '\\answer_with_errors', 10, 3 );
	}
	add_filter( '_wp_post_revision_fields', __NAMESPACE__ . '\\show_content_in_revisions', 10, 2 );
	add_filter( '_wp_post_revision_field_' . META_KEY, __NAMESPACE__ . '\\print_content_of_revision', 10, 3 );
	add_filter( '_wp_post_revision_field_' . UNFINISHED_KEY, __NAMESPACE__ . '\\print_content_of_revision', 10, 3 );
	add_action( 'wp_restore_post_revision', __NAMESPACE__ . '\\keep_content_on_restore', 9 );

	// What editors and reviewers see before it is published.
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_preview_route' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_link_routes' );
	add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\preview_request', 5, 3 );
	add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\never_cache_preview', 5, 3 );
	add_filter( 'rest_allowed_cors_headers', __NAMESPACE__ . '\\allow_preview_header' );
	add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\remember_preflight', 5, 3 );
	add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\\take_fields_of_rest_autosave', 10, 3 );
	add_filter( 'preview_post_link', __NAMESPACE__ . '\\preview_link', 10, 2 );
	add_action( 'template_redirect', __NAMESPACE__ . '\\leave_own_preview', 5 );
	add_action( 'admin_post_' . PREVIEW_ACTION, __NAMESPACE__ . '\\open_preview' );
	add_action( 'admin_post_nopriv_' . PREVIEW_ACTION, 'auth_redirect' );
	add_action( 'admin_action_editpost', __NAMESPACE__ . '\\take_fields_for_autosave' );
	add_action( 'post_submitbox_minor_actions', __NAMESPACE__ . '\\print_preview_button' );
	add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_links_box' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_links_box' );

	// What visitors send.
	add_filter( 'manage_' . MESSAGE_TYPE . '_posts_columns', __NAMESPACE__ . '\\message_columns' );
	add_action( 'manage_' . MESSAGE_TYPE . '_posts_custom_column', __NAMESPACE__ . '\\print_message_column', 10, 2 );
	add_action( 'add_meta_boxes_' . MESSAGE_TYPE, __NAMESPACE__ . '\\add_message_box' );
	add_action( 'load-post.php', __NAMESPACE__ . '\\mark_opened_message' );
	add_action( 'admin_menu', __NAMESPACE__ . '\\show_unread_in_menu', 100 );
	add_filter( 'query_vars', __NAMESPACE__ . '\\allow_unread_view' );
	add_action( 'pre_get_posts', __NAMESPACE__ . '\\query_unread' );
	add_filter( 'views_edit-' . MESSAGE_TYPE, __NAMESPACE__ . '\\message_views' );
	add_filter( 'display_post_states', __NAMESPACE__ . '\\message_states', 10, 2 );
	add_filter( 'post_row_actions', __NAMESPACE__ . '\\message_row_actions', 10, 2 );
	add_filter( 'bulk_actions-edit-' . MESSAGE_TYPE, __NAMESPACE__ . '\\message_bulk_actions' );
	add_filter( 'handle_bulk_actions-edit-' . MESSAGE_TYPE, __NAMESPACE__ . '\\mark_selected_messages', 10, 3 );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\\remove_mark_arguments' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_marked_notice' );
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_export_page' );
	add_action( 'admin_post_' . EXPORT_ACTION, __NAMESPACE__ . '\\send_message_export' );
	add_action( 'init', __NAMESPACE__ . '\\schedule_retention' );
	add_action( RETENTION_EVENT, __NAMESPACE__ . '\\delete_old_messages' );
	add_action( 'pagewright_message_stored', __NAMESPACE__ . '\\mail_message_later' );
	add_action( 'pagewright_message_changed', __NAMESPACE__ . '\\mail_message_later' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_mail_notice' );
	add_action( 'admin_init', __NAMESPACE__ . '\\register_message_settings', 11 );
	add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\\register_message_exporter' );
	add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\\register_message_eraser' );

	// Where the site is.
	foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
		add_action( $change . SITE_OPTION, __NAMESPACE__ . '\\fetch_site_description', 10, 0 );
	}
	add_action( 'admin_init', __NAMESPACE__ . '\\schedule_site_fetch' );
	add_action( SITE_EVENT, __NAMESPACE__ . '\\fetch_site_description' );
	add_filter( 'post_link', __NAMESPACE__ . '\\permalink_on_site', 10, 3 );
	add_filter( 'post_type_link', __NAMESPACE__ . '\\permalink_on_site', 10, 3 );
	add_action( 'template_redirect', __NAMESPACE__ . '\\redirect_front_end', 9 );
	add_action( 'template_redirect', __NAMESPACE__ . '\\redirect_unknown_path', 20 );
	add_filter( 'wp_robots', __NAMESPACE__ . '\\no_index' );
	add_filter( 'wp_headers', __NAMESPACE__ . '\\send_no_index' );
	add_filter( 'wp_sitemaps_enabled', __NAMESPACE__ . '\\has_own_sitemap' );

	// What has changed, and who gets to know it.
	add_action( 'init', __NAMESPACE__ . '\\install_change_log', 1 );
	add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\record_saved_post', 10, 4 );
	add_action( 'before_delete_post', __NAMESPACE__ . '\\record_deleted_post', 10, 2 );
	foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $change ) {
		add_action( $change, __NAMESPACE__ . '\\record_changed_meta', 10, 3 );
	}
	foreach ( array( 'edit_attachment', 'delete_attachment', 'edited_term', 'delete_term', 'profile_update', 'deleted_user' ) as $change ) {
		add_action( $change, __NAMESPACE__ . '\\record_change_of_all', 10, 0 );
	}
	foreach ( SHOWN_OPTIONS as $option ) {
		add_action( "update_option_$option", __NAMESPACE__ . '\\record_change_of_all', 10, 0 );
	}
	add_action( 'set_object_terms', __NAMESPACE__ . '\\record_changed_terms', 10, 6 );
	add_action( 'post_stuck', __NAMESPACE__ . '\\record_changed_post' );
	add_action( 'post_unstuck', __NAMESPACE__ . '\\record_changed_post' );
	add_action( 'upgrader_process_complete', __NAMESPACE__ . '\\record_plugin_update', 10, 2 );
	add_action( 'shutdown', __NAMESPACE__ . '\\log_collected_changes', 1000 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_changes_route' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\\register_delivery_route' );
	add_action( DELIVERY_EVENT, __NAMESPACE__ . '\\deliver_announcements' );
	add_action( BUILD_EVENT, __NAMESPACE__ . '\\call_build_webhook' );
	add_action( 'admin_post_' . TEST_ACTION, __NAMESPACE__ . '\\handle_test' );
	add_action( 'admin_post_' . HELD_ACTION, __NAMESPACE__ . '\\handle_accept_held' );
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
	add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
}

bootstrap();
