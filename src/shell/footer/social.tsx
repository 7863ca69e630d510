import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandYoutube,
} from '../../ui/icons.tsx';
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { NewTab } from '../../ui/button.tsx';
import styles from './footer.module.css';

const networks = [
  { name: 'Facebook', href: siteConfig.social.facebook, Icon: IconBrandFacebook },
  { name: 'Instagram', href: siteConfig.social.instagram, Icon: IconBrandInstagram },
  { name: 'LinkedIn', href: siteConfig.social.linkedin, Icon: IconBrandLinkedin },
  { name: 'YouTube', href: siteConfig.social.youtube, Icon: IconBrandYoutube },
];

export function Social() {
  return (
    <ul className={styles.social} aria-label={useCopy('common').footer.social}>
      {networks.map(({ name, href, Icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener">
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden" lang="en">
              {name}
            </span>
            <NewTab />
          </a>
        </li>
      ))}
    </ul>
  );
}
