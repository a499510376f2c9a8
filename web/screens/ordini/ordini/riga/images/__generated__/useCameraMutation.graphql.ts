/**
 * @generated SignedSource<<9dfe7fdc525201a44fe0dbfe336d0b78>>
 * @relayHash f833df2733cf0c1775060a98d9f74c1d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ebc4ff5bbef271580f3fbd89b890610c448d6a5142fc54671d35a334a4a814c

import type { ConcreteRequest } from 'relay-runtime';
export type useCameraMutation$variables = Record<PropertyKey, never>;
export type useCameraMutation$data = {
  readonly scattaFoto: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly foto: string | null;
  };
};
export type useCameraMutation = {
  response: useCameraMutation$data;
  variables: useCameraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": "ScattaFotoPayload",
    "kind": "LinkedField",
    "name": "scattaFoto",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "foto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "scattaFoto(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCameraMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCameraMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2ebc4ff5bbef271580f3fbd89b890610c448d6a5142fc54671d35a334a4a814c",
    "metadata": {},
    "name": "useCameraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ec5c9ef926a3dee521d4020dbfd41e4";

export default node;
