/**
 * @generated SignedSource<<d0c57b5a34774dbea54b2c4828e94ca9>>
 * @relayHash fc557d466b196f871240a5ab1bdfa914
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d2a06a8589a69cff12034d579c29b4ce20d920af064c9737558589877ad2960

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMessaggioOrdineEmailInput = {
  pk: number;
  testo?: string | null;
  titolo?: string | null;
  versione?: number | null;
};
export type ModificaMessaggioMutation$variables = {
  input: UpdateMessaggioOrdineEmailInput;
};
export type ModificaMessaggioMutation$data = {
  readonly updateMessaggioOrdineEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly messaggio: {
      readonly pk: number;
      readonly testo: string;
      readonly titolo: string;
      readonly versione: number;
    } | null;
  };
};
export type ModificaMessaggioMutation = {
  response: ModificaMessaggioMutation$data;
  variables: ModificaMessaggioMutation$variables;
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
  "name": "titolo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v6 = {
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
    "name": "ModificaMessaggioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "updateMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "ModificaMessaggioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "updateMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d2a06a8589a69cff12034d579c29b4ce20d920af064c9737558589877ad2960",
    "metadata": {},
    "name": "ModificaMessaggioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42f47d80de81d706267faabe5a881235";

export default node;
