/**
 * @generated SignedSource<<6b4710fa5aa42781eef4157be076791f>>
 * @relayHash 2f4626e044dd03ab519195c16fc04630
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de74a233241bdd35e12954554f7a98b71c85a13b3b7cff9a41ac4a3ebf006ea

import type { ConcreteRequest } from 'relay-runtime';
export type CestinoDialogCartellaMutation$variables = {
  pk: number;
};
export type CestinoDialogCartellaMutation$data = {
  readonly ripristinaCartella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type CestinoDialogCartellaMutation = {
  response: CestinoDialogCartellaMutation$data;
  variables: CestinoDialogCartellaMutation$variables;
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
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RipristinaCartellaPayload",
    "kind": "LinkedField",
    "name": "ripristinaCartella",
    "plural": false,
    "selections": [
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
    "name": "CestinoDialogCartellaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CestinoDialogCartellaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8de74a233241bdd35e12954554f7a98b71c85a13b3b7cff9a41ac4a3ebf006ea",
    "metadata": {},
    "name": "CestinoDialogCartellaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bee5ab5bae3b615d5339218507b11495";

export default node;
