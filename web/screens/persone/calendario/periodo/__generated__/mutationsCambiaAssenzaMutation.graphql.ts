/**
 * @generated SignedSource<<069ac97d9a155e3701d7c0cbebd34d7d>>
 * @relayHash 1b9621234645daea4cf7b8e331c24181
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a573a060986673da626192e9e77100d77bdd1bf2214fc79e0f02e305cf14bc0c

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAssenzaInput = {
  giornoA?: string | null;
  giornoDa?: string | null;
  oraA?: string | null;
  oraDa?: string | null;
  persona?: number | null;
  pk: number;
  title?: string | null;
  versione?: number | null;
};
export type mutationsCambiaAssenzaMutation$variables = {
  input: UpdateAssenzaInput;
};
export type mutationsCambiaAssenzaMutation$data = {
  readonly updateAssenza: {
    readonly assenza: {
      readonly giornoA: string;
      readonly giornoDa: string;
      readonly oraA: string | null;
      readonly oraDa: string | null;
      readonly personaPk: number;
      readonly pk: number;
      readonly title: string;
      readonly versione: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type mutationsCambiaAssenzaMutation = {
  response: mutationsCambiaAssenzaMutation$data;
  variables: mutationsCambiaAssenzaMutation$variables;
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
  "kind": "ScalarField",
  "name": "personaPk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornoDa",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giornoA",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraDa",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oraA",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v10 = {
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
    "name": "mutationsCambiaAssenzaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAssenzaPayload",
        "kind": "LinkedField",
        "name": "updateAssenza",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "assenza",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
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
    "name": "mutationsCambiaAssenzaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAssenzaPayload",
        "kind": "LinkedField",
        "name": "updateAssenza",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "assenza",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a573a060986673da626192e9e77100d77bdd1bf2214fc79e0f02e305cf14bc0c",
    "metadata": {},
    "name": "mutationsCambiaAssenzaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb085305f98606d6aeac161dab55f953";

export default node;
