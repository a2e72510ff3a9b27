import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { createCertificate } from '../constructs/domain.ts';
import type { Settings } from '../settings.ts';

/** The certificate of the domain, in us-east-1, where CloudFront looks for it. */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.certificate = createCertificate(this, settings);
  }
}
