/**
 * @generated SignedSource<<8d29963c63883b3911cd423e6af7fb7e>>
 * @relayHash 29e9a74b6d6c51aa5d88161f4a5a4a71
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35b75a04403c2e7f85b650fa698f3f2786bdfb67f2f27657166dfcfe37c784d0

import type { ConcreteRequest } from 'relay-runtime';
export type AccessoriPageOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type AccessoriPageOrdinaMutation$data = {
  readonly ordinaAccessori: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type AccessoriPageOrdinaMutation = {
  response: AccessoriPageOrdinaMutation$data;
  variables: AccessoriPageOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaAccessoriPayload",
    "kind": "LinkedField",
    "name": "ordinaAccessori",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccessoriPageOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccessoriPageOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "35b75a04403c2e7f85b650fa698f3f2786bdfb67f2f27657166dfcfe37c784d0",
    "metadata": {},
    "name": "AccessoriPageOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6509352cf36b9b48162b01f2ebd4d6e7";

export default node;
