/**
 * @generated SignedSource<<108ccd10fd6b1f774ece5d7b74f5df44>>
 * @relayHash 3a9dd429d77c82a41a62ff8899f6b6d7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 409c3907a8c5eedf1c7ef1ee679f82202db9491a18d728a0262f19c66dae4555

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniFaseOrdinaMutation$variables = {
  fasi: ReadonlyArray<number>;
};
export type useAzioniFaseOrdinaMutation$data = {
  readonly ordinaFasi: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fasi: ReadonlyArray<number> | null;
  };
};
export type useAzioniFaseOrdinaMutation = {
  response: useAzioniFaseOrdinaMutation$data;
  variables: useAzioniFaseOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fasi"
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
            "name": "fasi",
            "variableName": "fasi"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaFasiPayload",
    "kind": "LinkedField",
    "name": "ordinaFasi",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fasi",
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
    "name": "useAzioniFaseOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniFaseOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "409c3907a8c5eedf1c7ef1ee679f82202db9491a18d728a0262f19c66dae4555",
    "metadata": {},
    "name": "useAzioniFaseOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "163627cb795f43e1ae6509223aa9dfcd";

export default node;
