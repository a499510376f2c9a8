/**
 * @generated SignedSource<<34a567053f1b387c514bdc39b7e4ab0e>>
 * @relayHash 9f4ae1fcc5ce7ed1b15b87989530aef6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce66a815c55adc3677f13c3b86b748e6d8297e1cc9487be1a37d754bd1d1ad28

import type { ConcreteRequest } from 'relay-runtime';
export type ImmaginiCardOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type ImmaginiCardOrdinaMutation$data = {
  readonly ordinaImmaginiFamiglia: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type ImmaginiCardOrdinaMutation = {
  response: ImmaginiCardOrdinaMutation$data;
  variables: ImmaginiCardOrdinaMutation$variables;
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
    "concreteType": "OrdinaImmaginiFamigliaPayload",
    "kind": "LinkedField",
    "name": "ordinaImmaginiFamiglia",
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
    "name": "ImmaginiCardOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImmaginiCardOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce66a815c55adc3677f13c3b86b748e6d8297e1cc9487be1a37d754bd1d1ad28",
    "metadata": {},
    "name": "ImmaginiCardOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "530c054ef386d4a1c4c6db6c01f43bbc";

export default node;
