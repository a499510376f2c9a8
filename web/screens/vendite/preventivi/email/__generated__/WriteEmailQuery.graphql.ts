/**
 * @generated SignedSource<<c38ee4a04a3d077d37bc64051e7803c9>>
 * @relayHash c915c3673eceaec916dffb0e25a89528
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d744bae48edf8db2b9a0b692a1045f6962bd5105723188173d2c2bd2d637976c

import type { ConcreteRequest } from 'relay-runtime';
export type WriteEmailQuery$variables = {
  pk: number;
};
export type WriteEmailQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly body: string;
    readonly label: string;
    readonly pk: number;
    readonly subjectCompiled: string;
  }>;
};
export type WriteEmailQuery = {
  response: WriteEmailQuery$data;
  variables: WriteEmailQuery$variables;
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
    "name": "WriteEmailQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteEmailQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d744bae48edf8db2b9a0b692a1045f6962bd5105723188173d2c2bd2d637976c",
    "metadata": {},
    "name": "WriteEmailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ef702c84e7427f2d95cdf69e9692138";

export default node;
