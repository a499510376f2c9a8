/**
 * @generated SignedSource<<ae977863d09faab396f866f406a3a83e>>
 * @relayHash 81b290d5e62428b1c8d110635f9c7b4b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd624a3adc718bdb1501d2efb3a9cb8c201703d91507d2d8a03e0e394e0a3d8b

import type { ConcreteRequest } from 'relay-runtime';
export type AzioneCatalogo = "MODIFICATO" | "NUOVO" | "RITIRATO" | "TOLTO" | "UGUALE";
export type SezioneCatalogo = "accessori" | "aperture" | "famiglie" | "tipiSerramento" | "tipologie" | "vincoli";
export type ImportCatalogoInput = {
  anteprima?: boolean | null;
  chiave: string;
  impronta?: string | null;
  nome: string;
  ritira?: boolean | null;
};
export type useImportCatalogoMutation$variables = {
  input: ImportCatalogoInput;
};
export type useImportCatalogoMutation$data = {
  readonly importCatalogo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly esito: {
      readonly avvisi: ReadonlyArray<string>;
      readonly conteggi: ReadonlyArray<{
        readonly modificati: number;
        readonly nuovi: number;
        readonly ritirati: number;
        readonly sezione: SezioneCatalogo;
        readonly tolti: number;
        readonly uguali: number;
      }>;
      readonly impronta: string;
      readonly totaleVoci: number;
      readonly voci: ReadonlyArray<{
        readonly azione: AzioneCatalogo;
        readonly campi: ReadonlyArray<{
          readonly dopo: string | null;
          readonly etichetta: string;
          readonly prima: string | null;
        }>;
        readonly nome: string;
        readonly sezione: SezioneCatalogo;
      }>;
    } | null;
  };
};
export type useImportCatalogoMutation = {
  response: useImportCatalogoMutation$data;
  variables: useImportCatalogoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sezione",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ImportCatalogoPayload",
    "kind": "LinkedField",
    "name": "importCatalogo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EsitoCatalogo",
        "kind": "LinkedField",
        "name": "esito",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "impronta",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConteggioSezioneCatalogo",
            "kind": "LinkedField",
            "name": "conteggi",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nuovi",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modificati",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uguali",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ritirati",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tolti",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VoceCatalogoImportata",
            "kind": "LinkedField",
            "name": "voci",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "azione",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CampoCatalogoCambiato",
                "kind": "LinkedField",
                "name": "campi",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "etichetta",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prima",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dopo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totaleVoci",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avvisi",
            "storageKey": null
          }
        ],
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
    "name": "useImportCatalogoMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportCatalogoMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fd624a3adc718bdb1501d2efb3a9cb8c201703d91507d2d8a03e0e394e0a3d8b",
    "metadata": {},
    "name": "useImportCatalogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c3a95b0d56a5ae52a08486c13a0b84e";

export default node;
