/**
 * @generated SignedSource<<8ad0c180b1232bc7ea61d80ea78c465e>>
 * @relayHash 67311e669a0519835a12e56b130e7b04
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37af3b2d0b8321507ed2c6268e33fb61f313f66fcf2124d729bded10d24f628f

import type { ConcreteRequest } from 'relay-runtime';
export type ScriviEmailQuery$variables = {
  pk: number;
};
export type ScriviEmailQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly body: string;
    readonly label: string;
    readonly pk: number;
    readonly subjectCompiled: string;
  }>;
};
export type ScriviEmailQuery = {
  response: ScriviEmailQuery$data;
  variables: ScriviEmailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "preventivo",
        "variableName": "pk"
      }
    ],
    "concreteType": "EmailTemplate",
    "kind": "LinkedField",
    "name": "emailTemplates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subjectCompiled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScriviEmailQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScriviEmailQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37af3b2d0b8321507ed2c6268e33fb61f313f66fcf2124d729bded10d24f628f",
    "metadata": {},
    "name": "ScriviEmailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d379006b78ca7c6d7462f89cf60fcd67";

export default node;
