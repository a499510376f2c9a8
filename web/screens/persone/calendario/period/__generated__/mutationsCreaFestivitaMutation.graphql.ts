/**
 * @generated SignedSource<<757d27599249f066abf4a9dbeb67b37c>>
 * @relayHash a5ad98605fd1c763038f55a084e096a5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ff04a549fa144a8b4227bba14e11c9bc26e9bc2bf3b60b833a7c7d559984a5

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFestivitaInput = {
  giornoA: string;
  giornoDa: string;
  oraA?: string | null;
  oraDa?: string | null;
  title?: string | null;
};
export type mutationsCreaFestivitaMutation$variables = {
  input: CreateFestivitaInput;
};
export type mutationsCreaFestivitaMutation$data = {
  readonly createFestivita: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly festivita: {
      readonly pk: number;
    } | null;
  };
};
export type mutationsCreaFestivitaMutation = {
  response: mutationsCreaFestivitaMutation$data;
  variables: mutationsCreaFestivitaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "mutationsCreaFestivitaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFestivitaPayload",
        "kind": "LinkedField",
        "name": "createFestivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "festivita",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutationsCreaFestivitaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFestivitaPayload",
        "kind": "LinkedField",
        "name": "createFestivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "festivita",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "67ff04a549fa144a8b4227bba14e11c9bc26e9bc2bf3b60b833a7c7d559984a5",
    "metadata": {},
    "name": "mutationsCreaFestivitaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e87d387e63d44f9aa7cee1446f9ce5c6";

export default node;
